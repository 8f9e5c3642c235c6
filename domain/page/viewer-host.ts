/**
 * The header in which the API learns the host of the address that the visitor sees: CloudFront sends its own
 * `Host`, which names the API.
 */
export const viewerHostHeader = 'x-viewer-host'
