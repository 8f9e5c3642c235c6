import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import type { EnvironmentName } from '../environments'
import { productName } from '../product-name'

interface Props {
  name: EnvironmentName
  requestsPerAddress: number
  /** Path patterns (`/assets/*`) that are not counted: a page has dozens of files. */
  files: readonly string[]
}

/** They only count, because links of shops, blogs about code and pictures of 5 MB match them. */
const countedRules = [
  'SizeRestrictions_BODY',
  'GenericRFI_BODY',
  'CrossSiteScripting_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
]

export class Firewall extends Construct {
  readonly arn: string
  readonly metricName: string

  constructor(scope: Construct, id: string, { name, requestsPerAddress, files }: Props) {
    super(scope, id)
    this.metricName = `${productName}-${name}`
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: metricConfig(this.metricName),
      rules: [
        {
          name: 'too-many-requests',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: {
              limit: requestsPerAddress,
              aggregateKeyType: 'IP',
              scopeDownStatement: {
                notStatement: { statement: { orStatement: { statements: files.map(atPath) } } },
              },
            },
          },
          visibilityConfig: metricConfig('too-many-requests'),
        },
        managed('AWSManagedRulesAmazonIpReputationList', 1),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
        managed('AWSManagedRulesCommonRuleSet', 3, countedRules),
      ],
    })
    this.arn = acl.attrArn
  }
}

/** Matches a path as it was sent, which CloudFront compares too. */
function atPath(path: string): CfnWebACL.StatementProperty {
  const isFolder = path.endsWith('*')
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: isFolder ? 'STARTS_WITH' : 'EXACTLY',
      searchString: isFolder ? path.slice(0, -1) : path,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  }
}

function managed(name: string, priority: number, counted: string[] = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: metricConfig(name),
  }
}

/** Sampled requests would be stored for hours. */
export function metricConfig(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false }
}
