/** Of a request at the site's own host. */
export const ownHost = { 'x-viewer-host': 'clipwell.example' }

/** Links that lead to it, however they are written. */
export const ownLinks = [
  'https://clipwell.example/go/01ARZ3NDEKTSV4RRFFQ69G5FAV',
  'http://CLIPWELL.example:80',
  'https://www.clipwell.example./store/zephyr?x=1',
]
