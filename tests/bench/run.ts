import { benchmarks } from './benchmarks'

/** Runs the benchmark that is named, with the words after its name; all of them where none is. */
async function main([name, ...options]: readonly string[]) {
  const wanted = name === undefined ? Object.keys(benchmarks) : [name]
  for (const key of wanted) {
    const benchmark = benchmarks[key]
    if (!benchmark)
      throw new Error(
        `No benchmark is called ${key}:\n${Object.entries(benchmarks)
          .map(([id, { about }]) => `npm run bench -- ${id}   ${about}`)
          .join('\n')}`,
      )
    console.log(`## ${key}: ${benchmark.about}\n`)
    await benchmark.run(options)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
