import { variable } from '#functions/environment'

export interface AwsCredentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export function environmentCredentials(): AwsCredentials {
  const [accessKeyId, secretAccessKey] = [variable('AWS_ACCESS_KEY_ID'), variable('AWS_SECRET_ACCESS_KEY')]
  const sessionToken = variable('AWS_SESSION_TOKEN')
  if (!accessKeyId || !secretAccessKey)
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set.')
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
}
