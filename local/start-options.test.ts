import { expect, test } from 'vitest'
import { parseStartOptions } from './start-options'

test('without a word it is port 3000 and the data of the last start', () => {
  expect(parseStartOptions([], {})).toEqual({ port: 3000, dataDir: '.local', reset: false, dev: false })
})

test('flags and environment are taken', () => {
  expect(parseStartOptions(['--reset', '--dev'], { PORT: '0', DATA_DIR: '/tmp/data' })).toEqual({
    port: 0,
    dataDir: '/tmp/data',
    reset: true,
    dev: true,
  })
})

test.each(['abc', '-1', '65536', '3000.5'])('rejects the port "%s"', (PORT) => {
  expect(() => parseStartOptions([], { PORT })).toThrow(`PORT is "${PORT}", which is not a port`)
})

test('rejects a flag that it does not know', () => {
  expect(() => parseStartOptions(['--rest'], {})).toThrow("Unknown option '--rest'. Use: npm start")
})
