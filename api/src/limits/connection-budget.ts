/** How many connections one server keeps open, and how long a request may take to arrive. */
export const connectionBudget = {
  /** Connections take at most half of the files that the operating system lets the server open. */
  total: {
    label: 'Open connections; at most half of the files that the server may open',
    figure: 10_000,
    over: 'of the network with the most, the one that has waited longest for a request is closed',
  },
  perNetwork: {
    label: 'Open connections of one network, unless a proxy is in front (`TRUST_PROXY`)',
    figure: 500,
    over: 'the one that has waited longest for a request is closed',
  },
  perSite: {
    label: 'Open connections of one IPv6 /48, unless a proxy is in front',
    figure: 4000,
    over: 'the one that has waited longest for a request is closed',
  },
} as const;

/** Milliseconds. */
export const arrivalLimits = {
  head: { label: 'Time until the headers of a request have arrived', milliseconds: 10_000, over: '408' },
  body: {
    label: 'Time until a JSON body has arrived',
    milliseconds: 10_000,
    over: '400, and the connection is closed',
  },
  request: { label: 'Time until a request has arrived', milliseconds: 300_000, over: '408' },
} as const;

/** Bodies that are being read while their requests don't hold a slot. */
export const bodyBudget = {
  ofNetwork: {
    label: 'Request bodies of one network that are arriving or waiting to be processed',
    figure: 16,
    over: 'of the session with the most, the one that has been arriving longest is refused with 400',
  },
  ofSite: {
    label: 'The same for one IPv6 /48',
    figure: 128,
    over: 'of the session with the most, the one that has been arriving longest is refused with 400',
  },
} as const;
