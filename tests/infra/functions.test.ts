import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { environmentNames, environmentOf } from '#infra/environments'
import { lambdaNode } from '#infra/node-version'
import { ofType, oneOf, type Part, textOf } from './template'

const functions = ['Site', 'Admin', 'Pages', 'Forms', 'Cards', 'CleanUp'] as const

const table = '<dataTableArn>'
const everyIndex = ['byList', 'byParent', 'byRank', 'byStatus', 'byViews'].map(
  (index) => `${table}/index/${index}`,
)
const reading = `dynamodb:BatchGetItem dynamodb:GetItem dynamodb:Query on ${table}`
const searching = `dynamodb:Query on ${everyIndex.join(' ')}`
/** The reads of what visitors may see. */
const showing = [
  `${reading} with LeadingKeys BLOG#* CATEGORY#* COUNTER#BLOG COUNTER#CATEGORY COUNTER#STORE COUPON#* GAP#* GONE#* LISTING#* MENTIONS#* NAME#* PAIR#* RECEIPT#* SLUG#* STORE#* WHOLE#* WORD#*`,
  `dynamodb:Query on ${table}/index/byList with LeadingKeys BLOG CATEGORY COUPON COUPON#SCHEDULED STORE`,
  `dynamodb:Query on ${table}/index/byParent with LeadingKeys CATEGORY#*#CHANGED CATEGORY#*#STORES STORE#*#COUPONS STORE#*#REVIEWS STORE#*#SCHEDULED`,
  `dynamodb:Query on ${table}/index/byRank with LeadingKeys CATEGORY COUPON COUPON#SCHEDULED REVIEW REVIEW#PAID STORE`,
  `dynamodb:Query on ${table}/index/byStatus with LeadingKeys COUPON REVIEW#APPROVED REVIEW#APPROVED#PAID STORE#*#SCHEDULED`,
]
const privateImages = '<storagemediaBucketArn>/private/*'
const images = `<storagemediaBucketArn>/media/* ${privateImages}`
const traces = 'xray:PutTelemetryRecords xray:PutTraceSegments on *'
const logs = (name: string) => `logs:CreateLogStream logs:PutLogEvents on <Functions${name}Log.Arn>`

/** Finding the remains of deleted images. */
const erasing = [
  's3:ListBucketVersions on <storagemediaBucketArn> with s3:prefix media/* private/*',
  `ssm:GetParameter on arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter/clipwell/ENVIRONMENT/distribution`,
]

const tally =
  'proofAge proofFailed proofHalfLife proofPeople proofPeopleWorked proofSignals proofSince proofTime proofWorked'
const signals = [
  `dynamodb:BatchGetItem on ${table} with LeadingKeys CLICK#* SIGNAL#* VIEW#*`,
  `dynamodb:UpdateItem on ${table} with Attributes askedAt checkedAt doubtedAt hiddenKeys pk ${tally.replace('proofAge', 'proofAge proofEpoch').replace('proofSignals', 'proofRevision proofSignals')} sk testOutcome testedAt viewTotal viewsDay viewsToday workedAt LeadingKeys COUPON#* ReturnValues NONE UPDATED_NEW UPDATED_OLD`,
  `dynamodb:UpdateItem on ${table} with Attributes hiddenKeys pk ${tally} sk LeadingKeys STORE#* ReturnValues NONE UPDATED_NEW UPDATED_OLD`,
]

/** All permissions of each function. An addition has to be made here too, on purpose. */
const permitted: Record<(typeof functions)[number], string[]> = {
  Site: [
    logs('Site'),
    ...showing,
    `dynamodb:BatchGetItem dynamodb:GetItem on ${table} with LeadingKeys DEVICE#* ROLE#* SIGNOUT#*`,
    `dynamodb:GetItem on ${table} with LeadingKeys LIMIT#*`,
    ...signals,
    `dynamodb:PutItem on ${table} with LeadingKeys DOUBT#* MESSAGE#* NOTES RECEIPT#* REPORT#* REVIEW#* SIGNAL#* SIGNOUT#*`,
    `dynamodb:UpdateItem on ${table} with LeadingKeys CLICK#* CLICKS#* COUNTER#REVIEW DEVICE#* IMAGE#* LIMIT#* SALT#* SIGNOUT#* VIEW#*`,
    `dynamodb:DeleteItem on ${table} with LeadingKeys DEVICE#* DOUBT#*`,
    `dynamodb:ConditionCheckItem on ${table} with LeadingKeys COUPON#* REVIEW#* STORE#*`,
    `s3:PutObject on ${images}`,
    'cognito-idp:AdminGetUser cognito-idp:AdminInitiateAuth cognito-idp:AdminRespondToAuthChallenge cognito-idp:AdminUserGlobalSignOut cognito-idp:DescribeUserPoolClient on <authamplifyAuthUserPoolArn>',
    traces,
  ],
  Admin: [
    logs('Admin'),
    `dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on ${table}`,
    searching,
    `s3:PutObject on ${images}`,
    `s3:GetObject on ${privateImages}`,
    'cognito-idp:AdminAddUserToGroup cognito-idp:AdminCreateUser cognito-idp:AdminDeleteUser cognito-idp:AdminGetUser cognito-idp:AdminInitiateAuth cognito-idp:AdminListGroupsForUser cognito-idp:AdminRemoveUserFromGroup cognito-idp:AdminRespondToAuthChallenge cognito-idp:AdminSetUserPassword cognito-idp:AdminUpdateUserAttributes cognito-idp:AdminUserGlobalSignOut cognito-idp:DescribeUserPoolClient cognito-idp:ListUsersInGroup on <authamplifyAuthUserPoolArn>',
    traces,
  ],
  Pages: [logs('Pages'), ...showing, traces],
  Forms: [
    logs('Forms'),
    ...showing,
    `dynamodb:GetItem on ${table} with LeadingKeys LIMIT#*`,
    ...signals,
    `dynamodb:PutItem on ${table} with LeadingKeys DOUBT#* MESSAGE#* RECEIPT#* REPORT#* REVIEW#* SIGNAL#*`,
    `dynamodb:UpdateItem on ${table} with LeadingKeys COUNTER#REVIEW IMAGE#* LIMIT#* SALT#* VIEW#*`,
    `dynamodb:DeleteItem on ${table} with LeadingKeys DOUBT#*`,
    `dynamodb:ConditionCheckItem on ${table} with LeadingKeys COUPON#* REVIEW#* STORE#*`,
    `s3:PutObject on ${privateImages}`,
    traces,
  ],
  Cards: [
    logs('Cards'),
    `${reading} with LeadingKeys BLOG#* CATEGORY#* GONE#BLOG#* SLUG#STORE#* STORE#*`,
    traces,
  ],
  CleanUp: [
    logs('CleanUp'),
    `dynamodb:BatchGetItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on ${table}`,
    `dynamodb:Query on ${everyIndex.slice(0, 4).join(' ')}`,
    `s3:DeleteObject s3:DeleteObjectVersion on ${images}`,
    ...erasing,
    traces,
  ],
}

describe.each(environmentNames)('in %s', (name) => {
  test.each(functions)('%s has these permissions and no others', (id) => {
    const { Properties } = oneOf(name, 'AWS::IAM::Policy', `Functions${id}Role`)
    expect(Properties.PolicyDocument.Statement.map(inWords)).toEqual(
      permitted[id].map((each) => each.replace('ENVIRONMENT', name)),
    )
    const role = oneOf(name, 'AWS::IAM::Role', `Functions${id}Role`).Properties
    expect([role.ManagedPolicyArns, role.Policies]).toEqual([undefined, undefined])
  })

  test('only the function that deletes images may invalidate, and only our distribution', () => {
    const { Properties } = oneOf(name, 'AWS::IAM::Policy', 'ForgetCopies')
    expect(Properties.Roles.map(textOf)).toEqual(['<FunctionsCleanUpRole>'])
    expect(Properties.PolicyDocument.Statement.map(inWords)).toEqual([
      'cloudfront:CreateInvalidation on arn:<AWS::Partition>:cloudfront::<AWS::AccountId>:distribution/<CdnDistribution>',
    ])
  })

  test('the function that deletes images knows the parameter of the distribution', () => {
    const { Name, Value } = oneOf(name, 'AWS::SSM::Parameter').Properties
    expect(textOf(Value)).toBe('<CdnDistribution>')
    const { Variables } = oneOf(name, 'AWS::Lambda::Function', 'FunctionsCleanUp').Properties.Environment
    expect(Variables.DISTRIBUTION_PARAMETER).toBe(Name)
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

  test("staff's function has reserved concurrency, pages and cards have a bound, as the environment says", () => {
    const placesOf = (id: string): number | null =>
      oneOf(name, 'AWS::Lambda::Function', id).Properties.ReservedConcurrentExecutions ?? null
    const { adminConcurrency, pagesConcurrency, cardsConcurrency } = environmentOf(name)
    expect(['FunctionsAdmin', 'FunctionsPages', 'FunctionsCards'].map(placesOf)).toEqual([
      adminConcurrency,
      pagesConcurrency,
      cardsConcurrency,
    ])
    expect(['FunctionsSite', 'FunctionsForms', 'FunctionsCleanUp'].map(placesOf)).toEqual([null, null, null])
  })

  test('an account with a thousand concurrent executions keeps the hundred that AWS requires', () => {
    const { adminConcurrency, pagesConcurrency, cardsConcurrency } = environmentOf(name)
    const reserved = [adminConcurrency, pagesConcurrency, cardsConcurrency]
    expect(reserved.reduce<number>((left, each) => left - Number(each), 1000)).toBeGreaterThanOrEqual(100)
    // A new account has ten and cannot reserve any.
    if (name === 'dev') expect(reserved).toEqual([null, null, null])
  })

  test('the schedule calls the function that finishes deletions', () => {
    const { Target, ScheduleExpression } = oneOf(name, 'AWS::Scheduler::Schedule').Properties
    expect([ScheduleExpression, textOf(Target.Arn)]).toEqual(['rate(1 minute)', '<FunctionsCleanUp.Arn>'])
  })
})

/** Variables of one kind of function, or of every Lambda function. */
const notOfApi = new Set(['DISTRIBUTION_PARAMETER', 'INDEX_NOW_ENDPOINT', 'LOG_LEVEL', 'NODE_ENV'])

test('the functions of the API get every setting that the code reads', () => {
  const read = new Set(
    sourcesOf('functions')
      .flatMap(settingsIn)
      .filter((setting) => !setting.startsWith('AWS_')),
  )
  const settings = [...read].filter((each) => !notOfApi.has(each)).toSorted()
  const given = (id: string) =>
    Object.keys(oneOf('changed', 'AWS::Lambda::Function', id).Properties.Environment.Variables).toSorted()
  expect(given('FunctionsAdmin')).toEqual(settings)
  expect(given('FunctionsSite')).toEqual(settings)
})

test('no function gets a secret in plain text', () => {
  for (const { Properties } of ofType('prod', 'AWS::Lambda::Function')) {
    const { ORIGIN_SECRETS: secret } = Properties.Environment?.Variables ?? {}
    expect(secret === undefined || textOf(secret).startsWith('{{resolve:secretsmanager:<OriginSecret')).toBe(
      true,
    )
  }
})

function inWords({ Effect, Action, Resource, Condition = {} }: Part): string {
  const keys = Object.values<Part>(Condition)
    .flatMap((condition) => Object.entries<Part>(condition))
    .map(([key, values]) => `${key.replace('dynamodb:', '')} ${[values].flat().toSorted().join(' ')}`)
  const subject = `${[Action].flat().join(' ')} on ${[Resource].flat().map(textOf).join(' ')}`
  const conditions = keys.length > 0 ? ` with ${keys.toSorted().join(' ')}` : ''
  return `${Effect === 'Allow' ? '' : `${Effect} `}${subject}${conditions}`
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** Names in capitals in the lines that read the environment. */
function settingsIn(source: string): string[] {
  const lines = source.split('\n').filter((line) => /\b(?:v|requiredV)ariable\('/.test(line))
  return lines.flatMap((line) => line.match(/\b[A-Z]+(?:_[A-Z\d]+)+\b/g) ?? [])
}
