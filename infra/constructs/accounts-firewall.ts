import type { Stack } from 'aws-cdk-lib'
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import type { EnvironmentName } from '../environments'
import { productName } from '../product-name'
import { metricConfig } from './firewall'

interface Props {
  name: EnvironmentName
  userPoolArn: string
  /** AWS takes minutes before a new firewall can be associated, so this stack is created later. */
  later: Stack
}

/** Called without AWS credentials, with the app client's secret or a token that stays on the server. */
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

/** In five minutes. The functions' requests come from Lambda's addresses. */
const requestsPerAddress = 2000

/** Requests for the public keys, which anyone may read, don't have this header. */
const operation = { singleHeader: { Name: 'x-amzn-cognito-operation-name' } }

const asItIs = [{ priority: 0, type: 'NONE' }]

/** Cognito's public address is not behind CloudFront. Requests with AWS credentials are not filtered. */
export class AccountsFirewall extends Construct {
  constructor(scope: Construct, id: string, { name, userPoolArn, later }: Props) {
    super(scope, id)
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: metricConfig(`${productName}-${name}-accounts`),
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
          visibilityConfig: metricConfig('operations-of-nobody'),
        },
        {
          name: 'too-many-requests',
          priority: 1,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: requestsPerAddress, aggregateKeyType: 'IP' } },
          visibilityConfig: metricConfig('too-many-requests'),
        },
      ],
    })
    new CfnWebACLAssociation(later, 'AccountsFirewall', { resourceArn: userPoolArn, webAclArn: acl.attrArn })
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
