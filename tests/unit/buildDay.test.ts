import { buildDay, isShown } from '../../src/build/util/buildDay'

describe('isShown', () => {
  test.each([
    ['a post of an earlier day', '2026-11-20', false, true],
    ['a post of the day', '2026-11-21', false, true],
    ['a post of the next day', '2026-11-22', false, false],
    ['a post of the next year', '2027-01-01', false, false],
    ['a draft of an earlier day', '2026-11-20', true, false],
  ])('%s', (_, date, draft, shown) => {
    expect(isShown({ date, draft }, '2026-11-21', false)).toBe(shown)
    expect(isShown({ date, draft }, '2026-11-21', true)).toBe(true)
  })
})

describe('buildDay', () => {
  test.each([
    ['just before midnight in Finland in winter', '2026-11-20T21:59:59Z', '2026-11-20'],
    ['midnight in Finland in winter', '2026-11-20T22:00:00Z', '2026-11-21'],
    ['midnight in Finland in summer', '2026-06-20T21:00:00Z', '2026-06-21'],
  ])('%s', (_, now, day) => expect(buildDay('', new Date(now))).toBe(day))

  test('BUILD_DATE overrides the clock and must be a day', () => {
    expect(buildDay('2026-12-24', new Date('2026-11-20T12:00:00Z'))).toBe('2026-12-24')
    for (const value of ['2026-02-30', '24.12.2026', 'tomorrow'])
      expect(() => buildDay(value)).toThrow(`BUILD_DATE is "${value}"`)
  })
})
