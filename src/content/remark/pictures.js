// @ts-check
const { cp } = require('node:fs/promises')
const path = require('node:path')
const process = require('node:process')
const { generateImageData } = require('gatsby-plugin-sharp')
const sharp = require('sharp')
const visit = require('unist-util-visit')
const { pictureHtml } = require('./pictureHtml')

/** Width in pixels at which a text shows a picture at most; sharp makes smaller and denser ones from it. */
const widest = 672

/**
 * @typedef {import('gatsby-plugin-sharp').SharpFile} SharpFile
 * @typedef {import('mdast').Image | import('mdast').ImageReference} Image
 */

/**
 * Copies a drawing to the built folder as it is, as the field `publicURL` does; gives its address.
 *
 * @param {SharpFile} file
 */
async function publish({ absolutePath, base, internal }) {
  const address = `/static/${internal.contentDigest}/${base}`
  await cp(absolutePath, path.join(process.cwd(), 'public', address))
  return address
}

/**
 * @param {SharpFile} file
 * @param {import('gatsby').Reporter} reporter
 * @returns {Promise<import('./pictureHtml').PictureFiles>}
 */
async function filesOf(file, reporter) {
  // The plugin does not know that a camera's picture may have to be turned, so both sides are worked out here.
  const { width: full, height } = (await sharp(file.absolutePath).metadata()).autoOrient
  if (file.extension === 'svg') return { width: full, height, sources: [], fallback: { src: await publish(file) } }
  const width = Math.min(widest, full)
  const size = { width, height: Math.round((width * height) / full) }
  const { images } = await generateImageData({ file, args: { ...size, formats: [file.extension === 'png' ? 'png' : 'jpg', 'webp', 'avif'] }, reporter })
  return { ...size, sources: images.sources, fallback: images.fallback }
}

/**
 * Puts the pictures that a text names, files beside it, into its tree as HTML. Throws where one is not there.
 *
 * @param {import('./index').PluginArgs} args
 */
exports.putPictures = async ({ markdownAST, markdownNode, getRemarkFileDependency, reporter }) => {
  /** @type {Map<string, import('mdast').Definition>} */
  const definitions = new Map()
  visit(markdownAST, 'definition', (/** @type {import('mdast').Definition} */ node) => void definitions.set(node.identifier, node))
  /** @type {Image[]} */
  const images = []
  visit(markdownAST, ['image', 'imageReference'], (/** @type {Image} */ node) => void images.push(node))
  for (const node of images) {
    const url = node.type === 'image' ? node.url : definitions.get(node.identifier)?.url
    const name = decodeURI(url ?? '').replace(/^\.\//, '')
    const file = await getRemarkFileDependency({ absolutePath: { eq: `${path.dirname(markdownNode.fileAbsolutePath)}/${name}` } })
    if (!file) throw new Error(`The picture "${name}" is not beside the text`)
    Object.assign(node, { type: 'html', value: pictureHtml(await filesOf(file, reporter), node.alt ?? '') })
  }
}
