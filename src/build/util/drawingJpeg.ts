/**
 * JPEG options for a drawing, where only pixel images can be shown. The colours keep their full resolution (4:4:4), so
 * that letters and edges stay sharp.
 */
export const drawingJpeg = { quality: 90, chromaSubsampling: '4:4:4' } as const
