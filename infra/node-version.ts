/** The Node.js of the Lambda functions and of their bundles: the newest with long support on AWS. */
export const lambdaNode = 24
