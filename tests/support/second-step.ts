import {
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Account } from './staff'
import { codeAt } from './totp'

/** Gives an account a second step at its sign-in, as its owner does. Answers with the key of its codes. */
export async function addSecondStep({ email, password }: Account): Promise<string> {
  const client = new CognitoIdentityProviderClient()
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId: process.env.USER_POOL_CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  )
  const token = { AccessToken: AuthenticationResult?.AccessToken }
  const { SecretCode: key = '' } = await client.send(new AssociateSoftwareTokenCommand(token))
  await client.send(new VerifySoftwareTokenCommand({ ...token, UserCode: codeAt(key, new Date()) }))
  const enabled = { Enabled: true, PreferredMfa: true }
  await client.send(new SetUserMFAPreferenceCommand({ ...token, SoftwareTokenMfaSettings: enabled }))
  client.destroy()
  return key
}
