import { AwsError, askAws } from '#functions/aws/aws-request'
import { requiredVariable, variable } from '#functions/environment'

/** What may hold a key: the address of a feed, and a header that is sent to it. */
export interface FeedSecret {
  address: string
  header?: string | undefined
}

/** In the place of an earlier one. */
export async function keepSecret(source: string, secret: FeedSecret): Promise<void> {
  const SecretString = JSON.stringify(secret)
  try {
    await ask('CreateSecret', { Name: nameOf(source), SecretString })
  } catch (error) {
    if (!isNamed(error, 'ResourceExistsException')) throw error
    await ask('PutSecretValue', { SecretId: nameOf(source), SecretString })
  }
}

export async function readSecret(source: string): Promise<FeedSecret> {
  const { SecretString } = await ask('GetSecretValue', { SecretId: nameOf(source) })
  return JSON.parse(SecretString ?? '') as FeedSecret
}

export async function forgetSecret(source: string): Promise<void> {
  const secret = { SecretId: nameOf(source), ForceDeleteWithoutRecovery: true }
  await ask('DeleteSecret', secret).catch((error: unknown) => {
    if (!isNamed(error, 'ResourceNotFoundException')) throw error
  })
}

const isNamed = (error: unknown, name: string) => error instanceof AwsError && error.name === name

const nameOf = (source: string) => `${requiredVariable('FEED_SECRETS')}${source}`

async function ask(action: string, body: object): Promise<{ SecretString?: string }> {
  const region = variable('AWS_REGION') ?? ''
  const endpoint = variable('AWS_ENDPOINT_URL_SECRETS_MANAGER')
  const answer = await askAws({
    service: 'secretsmanager',
    region,
    method: 'POST',
    url: endpoint ?? `https://secretsmanager.${region}.amazonaws.com/`,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `secretsmanager.${action}` },
    body: new TextEncoder().encode(JSON.stringify(body)),
  })
  return JSON.parse(new TextDecoder().decode(answer)) as { SecretString?: string }
}
