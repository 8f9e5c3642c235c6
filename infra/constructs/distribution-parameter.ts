import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IRole, Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import type { Environment } from '../environments'

/**
 * The parameter that names the distribution. The functions are there before it, and would wait for each other
 * if they were given its id: they know the name of the parameter beforehand, and read it when they need it.
 */
export class DistributionParameter {
  readonly name: string
  readonly arn: string

  constructor(
    private readonly scope: Construct,
    { name }: Pick<Environment, 'name'>,
  ) {
    this.name = `/clipwell/${name}/distribution`
    const arn = { service: 'ssm', resource: 'parameter', arnFormat: ArnFormat.SLASH_RESOURCE_NAME }
    this.arn = Stack.of(scope).formatArn({ ...arn, resourceName: this.name.slice(1) })
  }

  /** Says which distribution it is, and lets these roles have its copies forgotten. */
  nameFor(distribution: IDistribution, roles: IRole[]): void {
    const { distributionId, distributionArn } = distribution
    new StringParameter(this.scope, 'DistributionParameter', {
      parameterName: this.name,
      stringValue: distributionId,
    })
    // A policy of its own: those of the functions are there before the distribution.
    new Policy(this.scope, 'ForgetCopies', {
      roles,
      statements: [
        new PolicyStatement({ actions: ['cloudfront:CreateInvalidation'], resources: [distributionArn] }),
      ],
    })
  }
}
