// Stands for style sheets and fonts.
module.exports = 'stub';
