// The editor measures its text; jsdom has no layout to measure.
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
