import { expect, test } from 'vitest'
import { parseStartOptions } from './start-options'

test.each(['abc', '-1', '65536', '3000.5'])('rejects the port "%s"', (PORT) => {
  expect(() => parseStartOptions([], { PORT })).toThrow(`PORT is "${PORT}", which is not a port`)
})
