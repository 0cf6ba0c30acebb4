import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { defaultLanguage, isLanguage, languageCodes, languages, type Language } from '../site/languages'
import { slugRule } from '../site/slug'
import { buildDay } from '../build/util/buildDay'
import { sourceFiles } from '../build/util/sourceFiles'
import { demandReadableData } from './demandReadableData'
import { runTool } from './runTool'

type Ask = (question: string) => Promise<string>

/** Asks until an answer is valid. Throws at the end of the input. */
async function askUntilValid<T>(
  ask: Ask,
  question: string,
  read: (answer: string) => T | undefined,
  help: string,
): Promise<T> {
  for (;;) {
    const value = read(await ask(question))
    if (value !== undefined) return value
    console.log(`  ${help}`)
  }
}

function readLanguages(answer: string): Language[] | undefined {
  const codes = (answer || defaultLanguage).split(/[\s,]+/).filter(Boolean)
  return codes.length > 0 && codes.every(isLanguage) ? [...new Set(codes)] : undefined
}

async function main() {
  const files = sourceFiles()
  demandReadableData(files)
  // Imported after the check above, because it imports data files.
  const { isPostId, newPost } = await import('../editor/newPost')
  const input = createInterface({ input: process.stdin })
  const lines = input[Symbol.asyncIterator]()
  const ask: Ask = async (question) => {
    process.stdout.write(question)
    const line = await lines.next()
    if (line.done) throw new Error('\nThe answers ended too early; nothing was written.')
    return line.value.trim()
  }
  const id = await askUntilValid(
    ask,
    'Id, the folder of the post (reminder-fees): ',
    (answer) => (isPostId(answer) ? answer : undefined),
    slugRule,
  )
  const codes = await askUntilValid(
    ask,
    `Languages (${languageCodes.join(', ')}): `,
    readLanguages,
    `One or more of ${languageCodes.join(', ')}.`,
  )
  const titles: Partial<Record<Language, string>> = {}
  for (const code of codes)
    titles[code] = await askUntilValid(
      ask,
      `Title, ${languages[code].autonym}: `,
      (answer) => answer || undefined,
      'Write a title.',
    )
  input.close()
  for (const { path, text } of newPost({ id, titles, date: buildDay() }, files)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { flag: 'wx' })
    console.log(path)
  }
  console.log(
    '\nWrite the text, replace the cover, then take out "draft: true". npm run check:content names what is wrong.',
  )
}

runTool(main)
