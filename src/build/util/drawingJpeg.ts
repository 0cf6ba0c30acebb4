/**
 * How a drawing becomes an image of pixels for whoever shows no drawings: JPEG, whose colours are not thinned out
 * (4:4:4), so that letters and edges stay sharp.
 */
export const drawingJpeg = { quality: 90, chromaSubsampling: '4:4:4' } as const
