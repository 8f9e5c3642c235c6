import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openServer } from '#local/product-server'
import { account } from '../support/documented-commands'

export interface Call {
  action: string
  resource: string
  key: string
}

/** The access key of a role that was taken. */
const keyOfRole = 'ROLE'

/** An account with the items of its stack's table. */
interface Cloud {
  /** Without them there is no stack. */
  items?: object[]
}

const tableName = 'amplify-clipwell-prod-table'

/** Answers for AWS and records each call: roles can be taken. What the test does not give is refused. */
export async function recordAws(cloud: Cloud) {
  const calls: Call[] = []
  const server = await openServer(0)
  server.serve((request, response) => void respond(request, response))
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const call = callOf(request, await text(request))
    calls.push(call)
    const { status, body } = answerTo(call, cloud)
    response.writeHead(status, { 'content-type': body.startsWith('{') ? 'application/json' : 'text/xml' })
    response.end(body)
  }
  return { url: `http://127.0.0.1:${server.port}`, calls, close: server.close }
}

function callOf({ headers, url = '' }: IncomingMessage, body: string): Call {
  const [, key = '', service = ''] =
    /Credential=([^/]+)\/\d+\/[^/]+\/([^/]+)\//.exec(headers.authorization ?? '') ?? []
  if (service === 'dynamodb') {
    const [, operation] = String(headers['x-amz-target']).split('.')
    const { TableName } = JSON.parse(body) as { TableName: string }
    const resource = `arn:aws:dynamodb:us-east-1:${account}:table/${TableName}`
    return { action: `${service}:${operation}`, resource, key }
  }
  const parameters = new URLSearchParams(body)
  const operation = parameters.get('Action') ?? url
  const stack = parameters.get('StackName')
  const ofStack = stack === null ? '*' : `arn:aws:cloudformation:us-east-1:${account}:stack/${stack}/*`
  return { action: `${service}:${operation}`, resource: parameters.get('RoleArn') ?? ofStack, key }
}

/** Outputs of the stack. */
const others = { MediaBucket: 'media', UserPoolId: 'pool', UserPoolClientId: 'client' }

function answerTo({ action }: Call, { items }: Cloud): { status: number; body: string } {
  if (action === 'sts:GetCallerIdentity') {
    const arn = `arn:aws:sts::${account}:assumed-role/clipwell-deploy-prod/GitHub`
    return answer('GetCallerIdentity', `<Arn>${arn}</Arn><Account>${account}</Account>`)
  }
  if (action === 'sts:AssumeRole') {
    const keys = `<AccessKeyId>${keyOfRole}</AccessKeyId><SecretAccessKey>x</SecretAccessKey>`
    const credentials = `${keys}<SessionToken>x</SessionToken><Expiration>2100-01-01T00:00:00Z</Expiration>`
    return answer('AssumeRole', `<Credentials>${credentials}</Credentials>`)
  }
  if (action === 'dynamodb:GetItem') return { status: 200, body: '{}' }
  if (action === 'dynamodb:Scan') return { status: 200, body: JSON.stringify({ Items: items }) }
  if (items && action === 'cloudformation:DescribeStacks') {
    const outputs = Object.entries({ ...others, TableName: tableName }).map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    )
    const stack = `<StackStatus>UPDATE_COMPLETE</StackStatus><Outputs>${outputs.join('')}</Outputs>`
    return answer('DescribeStacks', `<Stacks><member>${stack}</member></Stacks>`)
  }
  const [code, message] =
    action === 'cloudformation:DescribeStacks'
      ? ['ValidationError', 'Stack with id it does not exist']
      : ['AccessDenied', 'Refused by the test']
  return {
    status: 400,
    body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  }
}

function answer(operation: string, result: string) {
  const body = `<${operation}Response><${operation}Result>${result}</${operation}Result></${operation}Response>`
  return { status: 200, body }
}
