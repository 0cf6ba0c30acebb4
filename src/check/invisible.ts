/** Characters that turn the direction of a text. */
export const turning = /[\u061c\u202a-\u202e\u2066-\u2069]/

/** Characters without width or look of their own; a joiner between two emoji is fine. */
export const widthless =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180e]|[\u115f\u1160\u200b\u200c\u200e\u200f\u2028\u2029\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
export const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** A text for a terminal: what would steer it or turn the line is shown as a sign of its own. */
export const visible = (text: string): string =>
  text.replace(new RegExp(`\0|${controls.source}|${turning.source}|${widthless.source}`, 'gu'), '\ufffd')
