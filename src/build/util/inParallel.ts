/**
 * Calls `work` for each item, for at most `atOnce` items at the same time. Resolves when all are done; rejects with the
 * first failure.
 */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = Array.from(items).values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
