import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnApi, CfnAuthorizer, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { addresses, gatewayKeysOfAddress } from '#domain/features/addresses'
import { formGatewayKeys, gatewayRoutes } from '#domain/routes/gateway-routes'
import type { Environment } from '../environments'
import { suppressFindings } from './nag'
import type { Functions } from './functions'
import type { Accounts } from './user-pool'
import { namespaceOf, productName } from '../product-name'

interface Props {
  environment: Environment
  functions: Functions
  accounts: Accounts
}

/** The first segment of every path: /api/stores is the route GET /stores. */
export const stage = 'api'

/** Requests a second of all clients, for each route of a kind; twice as many in a burst. */
const throttles = { read: 500, write: 200, shop: 200, account: 20, staff: 50, unknown: 50 }
type Kind = keyof typeof throttles

function kindOf(key: RouteKey): Kind {
  if (endpointOf(key).access !== 'anyone') return 'staff'
  if (key.includes(' /users/')) return 'account'
  return key.startsWith('GET ') ? 'read' : 'write'
}

/** Without anything that identifies a client: no address, browser or token. */
const accessLogFormat = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  routeKey: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  functionMs: '$context.integrationLatency',
  error: '$context.error.message',
  authorizerError: '$context.authorizer.error',
  integrationError: '$context.integrationErrorMessage',
}

/** The API. The CDK's constructs would add a permission for each route; a function may have only fifty. */
export class Api extends Construct {
  readonly id: string
  readonly domainName: string
  readonly refusals: MetricFilter
  private readonly routes: CfnRoute[] = []
  private readonly routeSettings: Record<string, object> = {}

  constructor(scope: Construct, id: string, { environment, functions, accounts }: Props) {
    super(scope, id)
    const api = new CfnApi(this, 'Api', { name: `${productName}-${environment.name}`, protocolType: 'HTTP' })
    this.id = api.ref
    this.domainName = `${api.ref}.execute-api.${Stack.of(this).region}.${Aws.URL_SUFFIX}`
    const targets = {
      site: this.integrate('Site', functions.all.site),
      admin: this.integrate('Admin', functions.all.admin),
      forms: this.integrate('Forms', functions.all.forms),
    }
    const authorizer = new CfnAuthorizer(this, 'Staff', {
      apiId: api.ref,
      name: 'staff',
      authorizerType: 'JWT',
      identitySource: ['$request.header.Authorization'],
      jwtConfiguration: { issuer: accounts.issuer, audience: [accounts.client.userPoolClientId] },
    })
    for (const [gatewayKey, key] of gatewayRoutes) {
      const { access, servedBy } = endpointOf(key)
      const required = access === 'anyone' ? null : authorizer
      this.addRoute(gatewayKey, targets[servedBy], kindOf(key), required)
    }
    for (const key of formGatewayKeys) this.addRoute(key, targets.forms, 'write')
    for (const each of addresses) {
      const kind = each.isCached ? 'read' : 'shop'
      for (const key of gatewayKeysOfAddress(each)) this.addRoute(key, targets.site, kind)
    }
    this.addRoute('$default', targets.site, 'unknown')
    this.refusals = this.addStage(environment)
  }

  private integrate(name: string, lambda: Lambda): string {
    lambda.addPermission(`CalledBy${name}Routes`, {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: `arn:${Aws.PARTITION}:execute-api:${Aws.REGION}:${Aws.ACCOUNT_ID}:${this.id}/${stage}/*`,
    })
    const integration = new CfnIntegration(this, `${name}Integration`, {
      apiId: this.id,
      integrationType: 'AWS_PROXY',
      integrationUri: lambda.functionArn,
      payloadFormatVersion: '2.0',
      timeoutInMillis: 29_000,
    })
    return `integrations/${integration.ref}`
  }

  private addRoute(key: string, target: string, kind: Kind, authorizer?: CfnAuthorizer | null) {
    const route = new CfnRoute(this, `Route ${key.replaceAll('/', '|')}`, {
      apiId: this.id,
      routeKey: key,
      target,
      authorizationType: authorizer ? 'JWT' : 'NONE',
      ...(authorizer && { authorizerId: authorizer.ref }),
    })
    this.routes.push(route)
    this.routeSettings[key] = {
      ThrottlingRateLimit: throttles[kind],
      ThrottlingBurstLimit: 2 * throttles[kind],
    }
    if (!authorizer) {
      suppressFindings(route, {
        'AwsSolutions-APIG4': 'domain/api opens this route to visitors; handlers check it too.',
      })
    }
  }

  private addStage({ name, logDays }: Environment): MetricFilter {
    // Log delivery to groups with this prefix needs one policy. Otherwise the policy grows with each group,
    // up to a size limit.
    const logGroupName = `/aws/vendedlogs/${Stack.of(this).nestedStackParent?.stackName ?? this.id}/api`
    const log = new LogGroup(this, 'AccessLog', {
      logGroupName,
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const { routeSettings } = this
    const created = new CfnStage(this, 'Stage', {
      apiId: this.id,
      stageName: stage,
      autoDeploy: true,
      routeSettings,
      accessLogSettings: { destinationArn: log.logGroupArn, format: JSON.stringify(accessLogFormat) },
    })
    // AWS refuses settings of a route that does not exist yet.
    created.node.addDependency(...this.routes)
    return new MetricFilter(this, 'Refusals', {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: namespaceOf(name),
      metricName: 'refusedCalls',
    })
  }
}
