import { type Part, textOf } from './template'

interface Statement {
  effect: 'Allow' | 'Deny'
  services: string[]
  actions: string[]
  resources: string[]
  conditions: Record<string, Record<string, string[]>>
}

export interface Request {
  service: string
  action: string
  resource: string
  context?: Record<string, string>
}

/** The account of everything, as templates write it. */
export const ourAccount = '<AWS::AccountId>'

export function isAllowed(statements: Statement[], request: Request): boolean {
  const meant = statements.filter((statement) => matches(statement, request))
  return meant.some(({ effect }) => effect === 'Allow') && !meant.some(({ effect }) => effect === 'Deny')
}

export function statementsOf({ Statement: statements }: Part): Statement[] {
  return [statements]
    .flat()
    .map(({ Effect, Principal = '*', Action, Resource = '*', Condition = {} }: Part) => ({
      effect: Effect,
      services: servicesOf(Principal),
      actions: [Action].flat(),
      resources: [Resource].flat().map(textOf),
      conditions: Object.fromEntries(
        Object.entries<Part>(Condition).map(([operator, keys]) => [
          operator,
          Object.fromEntries(
            Object.entries<Part>(keys).map(([key, values]) => [
              key.toLowerCase(),
              [values].flat().map(textOf),
            ]),
          ),
        ]),
      ),
    }))
}

/** A Lambda permission as the statement that AWS makes of it. */
export function statementOfPermission({ Properties }: Part): Statement {
  const { Action, Principal, SourceArn, SourceAccount, InvokedViaFunctionUrl, FunctionUrlAuthType } =
    Properties
  const bool = { 'lambda:invokedviafunctionurl': InvokedViaFunctionUrl }
  const equal = { 'aws:sourceaccount': SourceAccount, 'lambda:functionurlauthtype': FunctionUrlAuthType }
  return {
    effect: 'Allow',
    services: [Principal],
    actions: [Action],
    resources: ['*'],
    conditions: {
      ArnLike: definedValues({ 'aws:sourcearn': SourceArn }),
      StringEquals: definedValues(equal),
      Bool: definedValues(bool),
    },
  }
}

/** The default policy of a topic: everyone in its account, alarms too. A policy of its own replaces it. */
export const policyOfNewTopic: Statement = {
  effect: 'Allow',
  services: ['*'],
  actions: ['sns:Publish', 'sns:Subscribe'],
  resources: ['*'],
  conditions: { StringEquals: { 'aws:sourceowner': [ourAccount] } },
}

function matches(statement: Statement, { service, action, resource, context = {} }: Request): boolean {
  const known = new Map(Object.entries(context).map(([key, value]) => [key.toLowerCase(), value]))
  return (
    statement.services.some((each) => isLike(each, service)) &&
    statement.actions.some((each) => isLike(each, action)) &&
    statement.resources.some((each) => isLike(each, resource)) &&
    Object.entries(statement.conditions).every(([operator, keys]) =>
      Object.entries(keys).every(([key, values]) => holds(operator, values, known.get(key))),
    )
  )
}

function holds(operator: string, values: string[], value: string | undefined): boolean {
  if (value === undefined) return false
  if (operator === 'StringEquals' || operator === 'Bool') return values.includes(value)
  if (['StringLike', 'ArnLike', 'ArnEquals'].includes(operator))
    return values.some((each) => isLike(each, value))
  throw new Error(`The tests can't evaluate the condition ${operator}.`)
}

/** Compares with wildcards, `*` for any text, like IAM. */
export function isLike(pattern: string, value: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(value)
}

function servicesOf(principal: Part): string[] {
  if (principal === '*' || principal.AWS === '*') return ['*']
  return [principal.Service ?? []].flat()
}

function definedValues(values: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, [textOf(value)]]])),
  )
}
