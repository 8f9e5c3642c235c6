import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import type { EnvironmentName } from '../environments'

interface Props {
  name: EnvironmentName
  userPoolArn: string
}

/**
 * What our functions ask of Cognito without AWS credentials: with the secret of the app client, or with a
 * token that never leaves them. Nobody else has a reason to ask for anything.
 */
export const openOperations = [
  'AssociateSoftwareToken',
  'ChangePassword',
  'ConfirmForgotPassword',
  'ForgotPassword',
  'GetTokensFromRefreshToken',
  'GetUser',
  'RevokeToken',
  'SetUserMFAPreference',
  'VerifySoftwareToken',
] as const

/**
 * Requests of one address in five minutes. Those of our functions come from the addresses that Lambda has.
 */
const requestsPerAddress = 2000

/**
 * Cognito says here what is asked for. Requests for its public keys, which everyone may have, say nothing.
 */
const operation = { singleHeader: { Name: 'x-amzn-cognito-operation-name' } }

const asItIs = [{ priority: 0, type: 'NONE' }]

/**
 * The firewall of the accounts: Cognito has an address of its own, which CloudFront's does not stand before.
 * What it refuses does not use up what Cognito allows a pool. Requests with AWS credentials don't pass it.
 */
export class AccountsFirewall extends Construct {
  constructor(scope: Construct, id: string, { name, userPoolArn }: Props) {
    super(scope, id)
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibleAs(`clipwell-${name}-accounts`),
      rules: [
        {
          name: 'operations-of-nobody',
          priority: 0,
          action: { block: {} },
          statement: {
            andStatement: {
              statements: [
                {
                  sizeConstraintStatement: {
                    fieldToMatch: operation,
                    comparisonOperator: 'GT',
                    size: 0,
                    textTransformations: asItIs,
                  },
                },
                { notStatement: { statement: namesOneOf(openOperations) } },
              ],
            },
          },
          visibilityConfig: visibleAs('operations-of-nobody'),
        },
        {
          name: 'too-many-requests',
          priority: 1,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: requestsPerAddress, aggregateKeyType: 'IP' } },
          visibilityConfig: visibleAs('too-many-requests'),
        },
      ],
    })
    new CfnWebACLAssociation(this, 'Association', { resourceArn: userPoolArn, webAclArn: acl.attrArn })
  }
}

function namesOneOf(operations: readonly string[]): CfnWebACL.StatementProperty {
  return {
    regexMatchStatement: {
      fieldToMatch: operation,
      regexString: `^(AWSCognitoIdentityProviderService\\.)?(${operations.join('|')})$`,
      textTransformations: asItIs,
    },
  }
}

/** Without samples, which would keep whole requests for hours. */
function visibleAs(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false }
}
