/** A generator, because a loop that ends early closes it for every other loop over it. A list stays open. */
function* queueOf<T>(items: Iterable<T>): Generator<T> {
  yield* items
}

/**
 * Calls `work` for each item, for at most `atOnce` items at the same time. Resolves when all are done. After a failure
 * no other item is begun; it rejects when the work that was under way has ended, too.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = queueOf(items)
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  const workers = Array.from({ length: atOnce }, worker)
  await Promise.allSettled(workers)
  await Promise.all(workers)
}
