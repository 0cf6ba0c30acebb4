import sharp from 'sharp'

/** Settings of sharp for each format: small, and good enough for drawings and photographs. */
export const encoders = {
  // A fourth effort takes five times as long: covers of the same size, 43 instead of 40 dB from the original (docs/decisions.md).
  avif: { quality: 50, effort: 2 },
  webp: { quality: 50 },
  jpg: { quality: 60, mozjpeg: true },
  png: { palette: true, compressionLevel: 9 },
} as const

export type Format = keyof typeof encoders

/** A picture in a size and format. What draws the eye stays in view where it is cut. */
export const encode = (file: string, width: number, height: number, format: Format): Promise<Buffer> =>
  sharp(file)
    .rotate()
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .toFormat(format === 'jpg' ? 'jpeg' : format, encoders[format])
    .toBuffer()
