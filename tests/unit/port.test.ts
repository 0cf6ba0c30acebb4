import { portFrom } from '../../src/publish/port'

test('the port is the given one, else the default', () => {
  expect([portFrom('PORT', 9000, {}), portFrom('PORT', 9000, { PORT: '9001' })]).toEqual([9000, 9001])
})

test.each(['', 'abc', '-1', '0', '65536', '80a', '1e3', ' 80'])(
  'a port that is none, "%s", is refused, and it is said what is one',
  (PORT) => {
    expect(() => portFrom('PORT', 9000, { PORT })).toThrow(
      `PORT is "${PORT}". Write a port: a number from 1 to 65535, such as 9000.`,
    )
  },
)
