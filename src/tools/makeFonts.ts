import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFaces, makeFont } from './fontFaces'
import { runTool } from './runTool'

/**
 * Writes the fonts of src/styles/fonts.css into src/styles/fonts, each with only the characters and weights that it
 * names.
 */
async function main(): Promise<void> {
  for (const face of fontFaces()) {
    const font = await makeFont(face)
    writeFileSync(join(process.cwd(), 'src', 'styles', 'fonts', face.file), font)
    console.log(`${face.file}: ${font.length} bytes`)
  }
}

runTool(main)
