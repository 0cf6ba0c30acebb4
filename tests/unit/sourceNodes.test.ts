import type { SourceNodesArgs } from 'gatsby'
import { sourceNodes } from '../../src/build/hooks/sourceNodes'

afterEach(() => void delete process.env.BUILD_DATE)

test('another day is another node, so that articles with links to posts are rendered again', async () => {
  const digests = new Set<string>()
  const createNode = ({ internal }: { internal: { contentDigest: string } }) => digests.add(internal.contentDigest)
  const args = { actions: { createNode }, createContentDigest: JSON.stringify } as unknown as SourceNodesArgs
  for (const day of ['2026-11-28', '2026-11-28', '2026-11-29']) {
    process.env.BUILD_DATE = day
    await sourceNodes!(args, { plugins: [] }, () => undefined)
  }
  expect(digests.size).toBe(2)
})
