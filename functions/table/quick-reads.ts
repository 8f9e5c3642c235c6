import { BatchGetCommand, GetCommand, type QueryCommand } from '@aws-sdk/lib-dynamodb'
import { variable } from '#functions/environment'
import { type Attributes, attributesOf, valuesOf } from './attributes'
import { countRequest, unitsIn } from './meter'
import { requestDynamoDB } from './request'

type Read = GetCommand | BatchGetCommand | QueryCommand
type Texts = Readonly<Record<string, string>>

/** Attributes of the input that have values. Those of `RequestItems` are in a map of tables. */
interface Input {
  Key?: Texts
  ExclusiveStartKey?: Texts
  ExpressionAttributeValues?: Texts
  RequestItems?: Record<string, { Keys: Texts[] }>
}

interface Output {
  Item?: Attributes
  Items?: Attributes[]
  LastEvaluatedKey?: Attributes
  Responses?: Record<string, Attributes[]>
  UnprocessedKeys?: Record<string, { Keys: Attributes[] }>
  size: number
}

/** Commands of operators take credentials and region from profiles, which the SDK alone reads. */
const isInFunction = () =>
  variable('AWS_LAMBDA_FUNCTION_NAME') !== undefined || variable('AWS_ENDPOINT_URL_DYNAMODB') !== undefined

/**
 * Lets a read send its own request. The SDK's pipeline takes three times the processor time: it resolves,
 * builds, signs and checks each request in thirty steps, and reads answers by a schema.
 */
export function bypassSdkPipeline<Command extends Read>(command: Command): Command {
  if (isInFunction()) {
    command.resolveMiddleware = () => async () => ({ output: await outputOf(command), response: undefined })
  }
  return command
}

function operationOf(command: Read): string {
  if (command instanceof GetCommand) return 'GetItem'
  return command instanceof BatchGetCommand ? 'BatchGetItem' : 'Query'
}

async function outputOf(command: Read) {
  const input = { ...inAttributes(command.input as Input), ReturnConsumedCapacity: 'TOTAL' }
  const answer = await countRequest(
    () => requestDynamoDB(operationOf(command), input),
    (output) => ({ read: unitsIn(output), write: 0 }),
  )
  return inValues(answer) as never
}

function inAttributes({ Key, ExclusiveStartKey, ExpressionAttributeValues, RequestItems, ...rest }: Input) {
  return {
    ...rest,
    ...(Key && { Key: attributesOf(Key) }),
    ...(ExclusiveStartKey && { ExclusiveStartKey: attributesOf(ExclusiveStartKey) }),
    ...(ExpressionAttributeValues && { ExpressionAttributeValues: attributesOf(ExpressionAttributeValues) }),
    ...(RequestItems && { RequestItems: eachKeys(RequestItems, attributesOf) }),
  }
}

function inValues({ Item, Items, LastEvaluatedKey, Responses, UnprocessedKeys, size }: Output) {
  return {
    size,
    ...(Item && { Item: valuesOf(Item) }),
    ...(Items && { Items: Items.map(valuesOf) }),
    ...(LastEvaluatedKey && { LastEvaluatedKey: valuesOf(LastEvaluatedKey) }),
    ...(Responses && {
      Responses: Object.fromEntries(
        Object.entries(Responses).map(([table, items]) => [table, items.map(valuesOf)]),
      ),
    }),
    ...(UnprocessedKeys && { UnprocessedKeys: eachKeys(UnprocessedKeys, valuesOf) }),
  }
}

function eachKeys<From, To>(tables: Record<string, { Keys: From[] }>, to: (key: From) => To) {
  return Object.fromEntries(
    Object.entries(tables).map(([table, request]) => [table, { ...request, Keys: request.Keys.map(to) }]),
  )
}
