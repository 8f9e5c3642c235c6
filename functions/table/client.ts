import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { requiredVariable } from '#functions/environment'
import { countRequest, type Units, unitsIn } from './meter'

let client: DynamoDBDocumentClient | undefined

/** Requests time out after 2 s and are tried three times at most. */
export function documentClient(): DynamoDBDocumentClient {
  client ??= connect()
  return client
}

export const tableName = (): string => requiredVariable('TABLE_NAME')

function connect(): DynamoDBDocumentClient {
  const base = new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
  })
  base.middlewareStack.add(
    (next) => (args) => {
      const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' as const }
      return countRequest(
        () => next({ ...args, input }),
        ({ output }) => unitsOf(output, 'TransactItems' in input || isWrite(input)),
      )
    },
    { step: 'initialize', name: 'meter' },
  )
  return DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } })
}

/** Only writes have an Item, an UpdateExpression or a list of write requests. */
function isWrite(input: object): boolean {
  if ('Item' in input || 'UpdateExpression' in input) return true
  return 'RequestItems' in input && Array.isArray(Object.values(input.RequestItems as object)[0])
}

function unitsOf(output: object, write: boolean): Units {
  const units = unitsIn(output)
  return write ? { read: 0, write: units } : { read: units, write: 0 }
}
