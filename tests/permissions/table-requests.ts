import { isLike } from '../infra/effective-policy'

// oxlint-disable-next-line typescript/no-explicit-any -- requests and statements of all kinds
type Part = any

export interface Request {
  action: string
  keys: string[]
  index?: string
  attributes: string[]
}

export function requestsIn(command: string, input: Part): Request[] {
  if (command.startsWith('TransactWrite')) return input.TransactItems.flatMap(partOf)
  if (command.startsWith('BatchGet')) {
    return Object.values<Part>(input.RequestItems).map(({ Keys }) => ({
      action: 'BatchGetItem',
      keys: Keys.map(({ pk }: Part) => pk),
      attributes: [],
    }))
  }
  if (command === 'Query') {
    const { IndexName: index, ExpressionAttributeValues: values } = input
    return [{ action: 'Query', keys: [values[':partition']], attributes: [], ...(index && { index }) }]
  }
  return [requestOf(/Item$|Scan/.test(command) ? command : `${command}Item`, input)]
}

export function isAllowed(statements: Part[], { action, keys, index, attributes }: Request): boolean {
  return statements.some(({ Action, Resource, Condition = {} }) => {
    const resources = [Resource].flat().map((resource) => JSON.stringify(resource))
    const partitions: string[] | undefined = Condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']
    const allowed: string[] | undefined = Condition['ForAllValues:StringEquals']?.['dynamodb:Attributes']
    return (
      [Action].flat().includes(`dynamodb:${action}`) &&
      resources.some((resource) =>
        index ? new RegExp(`/index/${index}\\b`).test(resource) : !resource.includes('/index/'),
      ) &&
      (!partitions || keys.every((key) => partitions.some((pattern) => isLike(pattern, key)))) &&
      (!allowed || attributes.every((each) => allowed.includes(each)))
    )
  })
}

function partOf(part: Part): Request[] {
  return Object.entries<Part>(part).map(([kind, input]) =>
    requestOf(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, input),
  )
}

function requestOf(action: string, { Key, Item, ...input }: Part): Request {
  const keys = [(Key ?? Item)?.pk ?? '']
  return { action, keys, attributes: [...Object.keys(Key ?? Item ?? {}), ...namesIn(input)] }
}

/** The attribute names in the expressions of an update: words that are neither keywords nor values. */
function namesIn({
  UpdateExpression = '',
  ConditionExpression = '',
  ExpressionAttributeNames = {},
}: Part): string[] {
  const words = `${UpdateExpression} ${ConditionExpression}`.match(/[:#]?\w+/g) ?? []
  const language = /^(?:SET|ADD|REMOVE|DELETE|AND|OR|NOT|attribute_\w+|if_not_exists|:.*)$/
  return words.filter((word) => !language.test(word)).map((word) => ExpressionAttributeNames[word] ?? word)
}
