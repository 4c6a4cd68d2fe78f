// The editor measures its text, and jsdom has no layout.
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
