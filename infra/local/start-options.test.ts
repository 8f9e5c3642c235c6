import { expect, test } from 'vitest'
import { parseStartOptions } from './start-options'

test('the defaults are port 3000 and the data of the last start', () => {
  expect(parseStartOptions([], {})).toEqual({
    port: 3000,
    dataDir: '.local',
    reset: false,
    empty: false,
    dev: false,
    built: false,
  })
})

test('flags and environment are read', () => {
  expect(parseStartOptions(['--reset', '--empty', '--dev'], { PORT: '0', DATA_DIR: '/tmp/data' })).toEqual({
    port: 0,
    dataDir: '/tmp/data',
    reset: true,
    empty: true,
    dev: true,
    built: false,
  })
})

test.each(['abc', '-1', '65536', '3000.5'])('rejects the port "%s"', (PORT) => {
  expect(() => parseStartOptions([], { PORT })).toThrow(`PORT is "${PORT}", which is not a port`)
})
