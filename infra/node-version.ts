/** The Node version of the functions and their bundles: the newest with long support on AWS. */
export const lambdaNode = 24
