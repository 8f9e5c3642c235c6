/** The credentials that requests to AWS are signed with. */
export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/**
 * The role of the function, which Lambda puts into the environment; on a developer's machine the variables
 * there.
 */
export function environmentCredentials(): Credentials {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set.')
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  }
}
