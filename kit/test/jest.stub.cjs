// Replaces style sheets and fonts.
module.exports = 'stub';
