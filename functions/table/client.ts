import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { requiredVariable } from '#functions/environment'
import { countRequest, type Units, unitsIn } from './meter'
import { countWrite } from './write-count'

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
      const isWriting = isWrite(input)
      return countRequest(
        () => (isWriting ? countWrite(() => next({ ...args, input })) : next({ ...args, input })),
        ({ output }) => unitsOf(output, isWriting),
      )
    },
    { step: 'initialize', name: 'meter' },
  )
  return DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } })
}

/** Only writes have items, an expression of their own, or a list of write requests. */
function isWrite(input: object): boolean {
  const names = ['TransactItems', 'Item', 'UpdateExpression', 'ConditionExpression']
  if (names.some((name) => name in input)) return true
  return 'RequestItems' in input && Array.isArray(Object.values(input.RequestItems as object)[0])
}

function unitsOf(output: object, write: boolean): Units {
  const units = unitsIn(output)
  return write ? { read: 0, write: units } : { read: units, write: 0 }
}
