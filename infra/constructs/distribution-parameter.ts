import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IRole, Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import type { Environment } from '../environments'
import { productName } from '../product-name'

/** The functions get its name, because the distribution's id would be a circular dependency. */
export class DistributionParameter {
  readonly name: string
  readonly arn: string

  constructor(
    private readonly scope: Construct,
    { name }: Pick<Environment, 'name'>,
  ) {
    this.name = `/${productName}/${name}/distribution`
    const arn = { service: 'ssm', resource: 'parameter', arnFormat: ArnFormat.SLASH_RESOURCE_NAME }
    this.arn = Stack.of(scope).formatArn({ ...arn, resourceName: this.name.slice(1) })
  }

  /** Creates the parameter, and lets these roles invalidate the distribution. */
  nameFor(distribution: IDistribution, roles: IRole[]): void {
    const { distributionId, distributionArn } = distribution
    new StringParameter(this.scope, 'DistributionParameter', {
      parameterName: this.name,
      stringValue: distributionId,
    })
    // A separate policy: those of the functions are created before the distribution.
    new Policy(this.scope, 'InvalidateCdn', {
      roles,
      statements: [
        new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distributionArn] }),
      ],
    })
  }
}
