/** The host that the visitor sees. CloudFront's own `Host` names the API. */
export const viewerHostHeader = 'x-viewer-host'
