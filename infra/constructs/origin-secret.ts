import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import type { Environment } from '../environments'
import { suppressFindings } from './nag'

/** Proves that a request came through CloudFront. AWS generates it; no repository or template has it. */
export class OriginSecret extends Construct {
  readonly sent: string
  /** Includes the previous secret until CloudFront sends the new one everywhere. */
  readonly taken: string

  constructor(scope: Construct, id: string, { originSecret }: Environment) {
    super(scope, id)
    this.sent = this.create(originSecret)
    this.taken = originSecret > 1 ? [this.sent, this.create(originSecret - 1)].join(',') : this.sent
  }

  private create(version: number): string {
    const secret = new Secret(this, `Version${version}`, {
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    })
    suppressFindings(secret, {
      'AwsSolutions-SMG4':
        'CloudFront has to learn it at the same time, so a deployment rotates it (docs/runbook.md).',
    })
    return secret.secretValue.unsafeUnwrap()
  }
}
