/** cognito-local lacks operations with AWS credentials, client secrets, rotating tokens, and sign-outs. */
import { createHmac, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const jwt = createRequire(require.resolve('cognito-local/lib/bin/start.js'))('jsonwebtoken')
const { Targets } = require('cognito-local/lib/targets/targets.js')
const { JwtTokenGenerator } = require('cognito-local/lib/services/tokenGenerator.js')
const { CognitoError, InvalidParameterError, NotAuthorizedError } = require('cognito-local/lib/errors.js')
const { pem } = require('cognito-local/lib/keys/cognitoLocal.private.json')
const { ForgotPassword, InitiateAuth, RespondToAuthChallenge } = Targets

/** Milliseconds, as in the cloud (infra/constructs/user-pool.ts). */
const gracePeriod = 60_000

/** Every token has the id and the time of its sign-in. */
const generate = Reflect.get(JwtTokenGenerator.prototype, 'generate')
JwtTokenGenerator.prototype.generate = async function generateOfSession(...parameters) {
  const tokens = await generate.apply(this, parameters)
  const { auth_time: now } = jwt.decode(tokens.IdToken)
  return withOrigin(tokens, { origin_jti: randomUUID(), auth_time: now })
}

function withOrigin(tokens, origin) {
  const signed = Object.entries(tokens).map(([name, token]) => {
    const claims = { ...jwt.decode(token), ...origin }
    return [name, jwt.sign(claims, pem, { algorithm: 'RS256', keyid: 'CognitoLocal' })]
  })
  return Object.fromEntries(signed)
}

async function requireSecret({ cognito }, ctx, req, parameters) {
  const client = await cognito.getAppClient(ctx, req.ClientId)
  if (!client?.ClientSecret) return client
  const { username, hash, secret } = parameters
  const expected = createHmac('sha256', client.ClientSecret).update(`${username}${req.ClientId}`)
  const isRight = secret === undefined ? hash === expected.digest('base64') : secret === client.ClientSecret
  if (!isRight) throw new NotAuthorizedError(`Unable to verify secret hash for client ${req.ClientId}`)
  return client
}

function requireFlow(client, flow) {
  const flows = client?.ExplicitAuthFlows ?? []
  if (!flows.includes(`ALLOW_${flow}`))
    throw new InvalidParameterError(`${flow} is not enabled for the client`)
}

async function signIn(services, ctx, req) {
  const { USERNAME, PASSWORD, SECRET_HASH } = req.AuthParameters ?? {}
  const client = await requireSecret(services, ctx, req, { username: USERNAME, hash: SECRET_HASH })
  requireFlow(client, req.AuthFlow)
  const pool = await services.cognito.getUserPoolForClientId(ctx, req.ClientId)
  const user = await pool.getUserByUsername(ctx, USERNAME)
  // cognito-local alone asks for a new password before it checks the old one, and accepts disabled accounts.
  if (!user || user.Password !== PASSWORD || user.Enabled === false) throw new NotAuthorizedError()
  return InitiateAuth(services)(ctx, { ...req, AuthFlow: 'USER_PASSWORD_AUTH' })
}

async function answerChallenge(services, ctx, req) {
  const { USERNAME, SECRET_HASH } = req.ChallengeResponses ?? {}
  await requireSecret(services, ctx, req, { username: USERNAME, hash: SECRET_HASH })
  const answer = await RespondToAuthChallenge(services)(ctx, req)
  const pool = await services.cognito.getUserPoolForClientId(ctx, req.ClientId)
  const user = await pool.getUserByUsername(ctx, USERNAME)
  await pool.storeRefreshToken(ctx, answer.AuthenticationResult.RefreshToken, user)
  return answer
}

const replaced = new Map()

async function renew(services, ctx, req) {
  const client = await requireSecret(services, ctx, req, { secret: req.ClientSecret ?? '' })
  const pool = await services.cognito.getUserPoolForClientId(ctx, req.ClientId)
  if (replaced.get(req.RefreshToken)?.until < Date.now()) {
    throw new CognitoError('RefreshTokenReuseException', 'The refresh token was replaced.')
  }
  const user = await ownerOf(pool, ctx, req.RefreshToken)
  if (!client || !user || user.Enabled === false) throw new NotAuthorizedError('Invalid Refresh Token')
  const groups = await pool.listUserGroupMembership(ctx, user)
  const issued = await services.tokenGenerator.generate(ctx, user, groups, client, undefined, 'RefreshTokens')
  const { origin_jti, auth_time } = jwt.decode(req.RefreshToken)
  const tokens = withOrigin(issued, { origin_jti, auth_time })
  const kept = user.RefreshTokens.filter((token) => token !== req.RefreshToken)
  await pool.saveUser(ctx, { ...user, RefreshTokens: [...kept, tokens.RefreshToken] })
  if (kept.length < user.RefreshTokens.length) {
    replaced.set(req.RefreshToken, { name: user.Username, until: Date.now() + gracePeriod })
  }
  return { AuthenticationResult: tokens }
}

async function ownerOf(pool, ctx, token) {
  const { name, until } = replaced.get(token) ?? {}
  return name === undefined || until < Date.now()
    ? pool.getUserByRefreshToken(ctx, token)
    : pool.getUserByUsername(ctx, name)
}

async function endSessions(pool, ctx, user, isEnded) {
  for (const [token, { name }] of replaced) {
    if (name === user.Username && isEnded(token)) replaced.delete(token)
  }
  const RefreshTokens = (user.RefreshTokens ?? []).filter((token) => !isEnded(token))
  await pool.saveUser(ctx, { ...user, RefreshTokens })
}

async function revoke(services, ctx, req) {
  await requireSecret(services, ctx, req, { secret: req.ClientSecret ?? '' })
  const pool = await services.cognito.getUserPoolForClientId(ctx, req.ClientId)
  const user = await ownerOf(pool, ctx, req.Token)
  // Like Cognito: an unknown token is no error.
  if (!user) return {}
  const { origin_jti: origin } = jwt.decode(req.Token)
  await endSessions(pool, ctx, user, (token) => jwt.decode(token)?.origin_jti === origin)
  return {}
}

async function signOutEverywhere({ cognito }, ctx, req) {
  const pool = await cognito.getUserPool(ctx, req.UserPoolId)
  const user = await pool.getUserByUsername(ctx, req.Username)
  if (!user) throw new NotAuthorizedError()
  await endSessions(pool, ctx, user, () => true)
  return {}
}

const withSecretHash = (operation) => (services) => async (ctx, req) => {
  await requireSecret(services, ctx, req, { username: req.Username, hash: req.SecretHash })
  return operation(services)(ctx, req)
}

/** Users are read and written as a whole. Two writes at once would overwrite each other. */
let last = Promise.resolve()
const target = (operation) => (services) => (ctx, req) => {
  const done = last.then(() => operation(services, ctx, req))
  last = done.catch(() => undefined)
  return done
}

Object.assign(Targets, {
  AdminInitiateAuth: target(signIn),
  InitiateAuth: target(signIn),
  AdminRespondToAuthChallenge: target(answerChallenge),
  RespondToAuthChallenge: target(answerChallenge),
  GetTokensFromRefreshToken: target(renew),
  RevokeToken: target(revoke),
  AdminUserGlobalSignOut: target(signOutEverywhere),
  ForgotPassword: withSecretHash(ForgotPassword),
  ConfirmForgotPassword: withSecretHash(Targets.ConfirmForgotPassword),
})

require('cognito-local/lib/bin/start.js')
