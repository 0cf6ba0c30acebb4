import { setTimeout } from 'node:timers/promises'
import { inParallel } from '../../src/build/util/inParallel'

const items = Array.from({ length: 50 }, (_, index) => index)

test('each item is worked on once, so many at the same time', async () => {
  let [now, most] = [0, 0]
  const done: number[] = []
  await inParallel(items, 4, async (item) => {
    now += 1
    most = Math.max(most, now)
    await setTimeout(1)
    now -= 1
    done.push(item)
  })
  expect(most).toBe(4)
  expect(done.sort((a, b) => a - b)).toEqual(items)
})

test('after a failure no other item is begun, and what was under way has ended', async () => {
  const [begun, done]: [number[], number[]] = [[], []]
  const run = inParallel(items, 4, async (item) => {
    begun.push(item)
    if (item === 1) throw new Error('disk full')
    await setTimeout(5)
    done.push(item)
  })
  await expect(run).rejects.toThrow('disk full')
  expect(begun).toEqual([0, 1, 2, 3])
  expect(done).toEqual([0, 2, 3])
  await setTimeout(20)
  expect(begun).toHaveLength(4)
})
