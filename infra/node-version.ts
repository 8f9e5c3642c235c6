/**
 * The Node.js of the Lambda functions, which their bundles are made for: the newest that AWS has for long.
 */
export const lambdaNode = 24
