import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildFolder, bundledFunctions, folderOf } from '#infra/build/build-parts'
import { bundleFile } from '#infra/build/bundle-function'
import { type EnvironmentName, environmentOf } from '#infra/environments'
import { lambdaNode } from '#infra/node-version'
import { subscribedKinds } from '../features/templates'
import { sourcesOfFunctions } from './assembly'
import { ofType, oneOf, type Part, textOf } from './template'
import { testedEnvironments } from './synthesize'

const functions = [
  'Site',
  'Admin',
  'Pages',
  'Forms',
  'Cards',
  'Images',
  'Changes',
  'CleanUp',
  'Imports',
] as const

describe.each(testedEnvironments)('in %s', (name) => {
  // infra/constructs/permissions.ts says each; tests/permissions checks that they suffice.
  test.each(functions)('%s has one policy, which names its actions and resources', (id) => {
    const role = oneOf(name, 'AWS::IAM::Role', `Functions${id}Role`).Properties
    expect([role.ManagedPolicyArns, role.Policies]).toEqual([undefined, undefined])
    const allowed = permissionsOf(name, id)
    expect(allowed.filter(({ effect, action }) => effect !== 'Allow' || action.includes('*'))).toEqual([])
    const anywhere = allowed.filter(({ resource }) => resource === '*')
    const general = anywhere.filter(({ action }) => action !== 'dynamodb:ListStreams' || id !== 'Changes')
    expect([...new Set(general.map(({ action }) => action.split(':')[0]))]).toEqual(['xray'])
  })

  test('what visitors reach is bound to partitions, and only forms and the API write', () => {
    const table = '<dataTableArn>'
    for (const id of ['Site', 'Pages', 'Forms', 'Cards'] as const) {
      const allowed = permissionsOf(name, id).filter(({ resource }) => resource.startsWith(table))
      expect(allowed.filter(({ keys }) => !keys.includes('dynamodb:LeadingKeys'))).toEqual([])
      const writes = allowed.filter(({ action }) => /Put|Update|Delete/.test(action))
      expect([id, writes.length > 0]).toEqual([id, id === 'Site' || id === 'Forms'])
    }
  })

  test('each right over images, accounts and addresses of feeds is with the functions that need it', () => {
    const having = (right: RegExp) =>
      functions.filter((id) =>
        permissionsOf(name, id).some(({ action, resource }) => right.test(`${action} ${resource}`)),
      )
    expect({
      deleting: having(/^s3:Delete/),
      readingPrivate: having(/^s3:GetObject /),
      storing: having(/^s3:PutObject /),
      storingPublic: having(/^s3:PutObject .*media\/\*$/),
      signingIn: having(/^cognito-idp:AdminInitiateAuth/),
      managingAccounts: having(/^cognito-idp:Admin(?:Create|Delete|Set|Add)/),
      readingAddresses: having(/^secretsmanager:GetSecretValue/),
      storingAddresses: having(/^secretsmanager:PutSecretValue/),
    }).toEqual({
      deleting: ['Changes', 'CleanUp'],
      readingPrivate: ['Admin'],
      storing: ['Site', 'Admin', 'Forms'],
      storingPublic: ['Site', 'Admin'],
      signingIn: ['Site', 'Admin'],
      managingAccounts: ['Admin'],
      readingAddresses: ['Imports'],
      storingAddresses: ['Admin'],
    })
  })

  test('the images function may do nothing, and those that take files may call it alone', () => {
    const actions = permissionsOf(name, 'Images').map(({ action }) => action)
    expect([...new Set(actions.map((action) => action.split(':')[0]))]).toEqual(['logs', 'xray'])
    const calling = functions.flatMap((id) =>
      permissionsOf(name, id).flatMap(({ action, resource }) =>
        action === 'lambda:InvokeFunction' ? [[id, resource]] : [],
      ),
    )
    expect(calling).toEqual(['Site', 'Admin', 'Forms'].map((id) => [id, '<FunctionsImages.Arn>']))
    const { Variables } = oneOf(name, 'AWS::Lambda::Function', 'FunctionsSite').Properties.Environment
    expect(textOf(Variables.IMAGES_FUNCTION)).toBe('<FunctionsImages>')
  })

  test('only the functions that delete images may invalidate, and only our distribution, which they know', () => {
    const { Properties } = oneOf(name, 'AWS::IAM::Policy', 'InvalidateCdn')
    expect(Properties.Roles.map(textOf)).toEqual(['<FunctionsChangesRole>', '<FunctionsCleanUpRole>'])
    expect(
      Properties.PolicyDocument.Statement.map(({ Action, Resource }: Part) => [Action, textOf(Resource)]),
    ).toEqual([
      [
        'cloudfront:CreateInvalidation',
        'arn:<AWS::Partition>:cloudfront::<AWS::AccountId>:distribution/<CdnDistribution>',
      ],
    ])
    const { Name, Value } = oneOf(name, 'AWS::SSM::Parameter').Properties
    expect(textOf(Value)).toBe('<CdnDistribution>')
    for (const id of ['Changes', 'CleanUp']) {
      const { Variables } = oneOf(name, 'AWS::Lambda::Function', `Functions${id}`).Properties.Environment
      expect(Variables.DISTRIBUTION_PARAMETER).toBe(Name)
    }
  })

  test.each(functions)('%s runs on our Node and ARM, is traced, and has its own log and role', (id) => {
    const { Properties } = oneOf(name, 'AWS::Lambda::Function', `Functions${id}`)
    expect(Properties).toMatchObject({
      Runtime: `nodejs${lambdaNode}.x`,
      Architectures: ['arm64'],
      Handler: id === 'Forms' ? 'handler.forms' : 'handler.handler',
      TracingConfig: { Mode: 'Active' },
    })
    expect([textOf(Properties.Role), textOf(Properties.LoggingConfig.LogGroup)]).toEqual([
      `<Functions${id}Role.Arn>`,
      `<Functions${id}Log>`,
    ])
  })

  test("staff's function has reserved concurrency, pages, cards and images have a bound, as the environment says", () => {
    const placesOf = (id: string): number | null =>
      oneOf(name, 'AWS::Lambda::Function', id).Properties.ReservedConcurrentExecutions ?? null
    const { admin = null, pages = null, cards = null, images = null } = environmentOf(name).concurrency ?? {}
    expect(['FunctionsAdmin', 'FunctionsPages', 'FunctionsCards', 'FunctionsImages'].map(placesOf)).toEqual([
      admin,
      pages,
      cards,
      images,
    ])
    expect(['FunctionsSite', 'FunctionsForms', 'FunctionsCleanUp'].map(placesOf)).toEqual([null, null, null])
  })

  test('an account with a thousand concurrent executions keeps the hundred that AWS requires', () => {
    const reserved = ofType(name, 'AWS::Lambda::Function').reduce(
      (sum, { Properties }) => sum + Number(Properties.ReservedConcurrentExecutions ?? 0),
      0,
    )
    expect(1000 - reserved).toBeGreaterThanOrEqual(100)
    // A new account has ten and cannot reserve any.
    if (name === 'dev') expect(reserved).toBe(0)
  })

  test('the stream calls the changes function for the kinds that somebody subscribes to, and no others', () => {
    const { Properties } = oneOf(name, 'AWS::Lambda::EventSourceMapping')
    expect([textOf(Properties.FunctionName), textOf(Properties.EventSourceArn)]).toEqual([
      '<FunctionsChanges>',
      expect.stringContaining('StreamArn'),
    ])
    const [{ Pattern }] = Properties.FilterCriteria.Filters
    const kinds = ['DELETION', 'IMAGE', ...subscribedKinds].toSorted()
    expect(JSON.parse(Pattern)).toEqual({ dynamodb: { Keys: { sk: { S: kinds } } } })
    const { StreamSpecification } = oneOf(name, 'AWS::DynamoDB::Table').Properties
    expect(StreamSpecification).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' })
  })

  test('schedules call the functions that finish deletions and pull feeds, whose failures stay in a queue', () => {
    const schedules = ofType(name, 'AWS::Scheduler::Schedule').map(({ Properties }) => Properties)
    expect(
      schedules.map(({ Target, ScheduleExpression }) => [ScheduleExpression, textOf(Target.Arn)]),
    ).toEqual([
      ['rate(1 minute)', '<FunctionsCleanUp.Arn>'],
      ['rate(5 minutes)', '<FunctionsImports.Arn>'],
    ])
    const { Properties } = oneOf(name, 'AWS::Lambda::EventInvokeConfig')
    const { FunctionName, MaximumRetryAttempts, DestinationConfig } = Properties
    expect([textOf(FunctionName), MaximumRetryAttempts]).toEqual(['<FunctionsImports>', 0])
    expect(textOf(DestinationConfig.OnFailure.Destination)).toBe('<FunctionsFailedImports.Arn>')
  })

  test('of secrets the function that pulls feeds reads their addresses alone', () => {
    const { Variables } = oneOf(name, 'AWS::Lambda::Function', 'FunctionsImports').Properties.Environment
    const named = permissionsOf(name, 'Imports').filter(({ action }) => action.startsWith('secretsmanager:'))
    expect(named.map(({ resource }) => resource)).toEqual([
      expect.stringMatching(new RegExp(`:secret:${Variables.FEED_SECRETS}\\*$`)),
    ])
  })
})

/** Variables of one kind of function, or of every Lambda function. */
const notOfApi = new Set([
  'DISTRIBUTION_PARAMETER',
  'FEED_SECRETS',
  'INDEX_NOW_ENDPOINT',
  'LOG_LEVEL',
  'NODE_ENV',
])

test('the functions of the API get every setting that the code reads', () => {
  const read = new Set(
    sourcesOfFunctions()
      .flatMap(settingsIn)
      .filter((setting) => !setting.startsWith('AWS_')),
  )
  const settings = [...read].filter((each) => !notOfApi.has(each)).toSorted()
  const variablesOf = (id: string) =>
    Object.keys(oneOf('changed', 'AWS::Lambda::Function', id).Properties.Environment.Variables).toSorted()
  expect(variablesOf('FunctionsAdmin')).toEqual([...settings, 'FEED_SECRETS'].toSorted())
  expect(variablesOf('FunctionsSite')).toEqual(settings)
})

test.each(bundledFunctions)('the %s bundle is small enough to start fast', (name) => {
  const { size } = statSync(join(buildFolder, folderOf(name), bundleFile))
  // Larger ones start too slowly.
  expect(size).toBeLessThanOrEqual((name === 'cards' ? 400 : 760) * 1024)
})

test.each(testedEnvironments)('in %s pages and API sign cursors with the same secrets', (name) => {
  const secretsOf = (id: string) =>
    textOf(oneOf(name, 'AWS::Lambda::Function', id).Properties.Environment.Variables.ORIGIN_SECRETS)
  expect(secretsOf('FunctionsPages')).toBe(secretsOf('FunctionsSite'))
})

test('no function gets a secret in plain text', () => {
  for (const { Properties } of ofType('prod', 'AWS::Lambda::Function')) {
    const { ORIGIN_SECRETS: secret } = Properties.Environment?.Variables ?? {}
    expect(secret === undefined || textOf(secret).startsWith('{{resolve:secretsmanager:<OriginSecret')).toBe(
      true,
    )
  }
})

function permissionsOf(name: EnvironmentName, id: (typeof functions)[number]) {
  const { Properties } = oneOf(name, 'AWS::IAM::Policy', `Functions${id}Role`)
  return (Properties.PolicyDocument.Statement as Part[]).flatMap(
    ({ Effect, Action, Resource, Condition = {} }) =>
      [Action].flat().flatMap((action: string) =>
        [Resource].flat().map((resource) => ({
          effect: Effect as string,
          action,
          resource: textOf(resource),
          keys: Object.values<Part>(Condition).flatMap((condition) => Object.keys(condition)),
        })),
      ),
  )
}

/** Names in capitals in the lines that read the environment. */
function settingsIn(source: string): string[] {
  const lines = source.split('\n').filter((line) => /\b(?:v|requiredV)ariable\('/.test(line))
  return lines.flatMap((line) => line.match(/\b[A-Z]+(?:_[A-Z\d]+)+\b/g) ?? [])
}
