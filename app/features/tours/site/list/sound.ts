// The browser version of sound_of and sound_words (SQL) and of pg_trgm. A test compares both.

const rules = [
  ["zh", "l"],
  ["cch", "ch"],
  ["tch", "ch"],
  ["ch", "s"],
  ["x", "ks"],
  ["ee", "i"],
  ["oo", "u"],
] as const;
const FROM = "cqwzfbdgy";
const TO = "kkvspptki";

/** The distinct words of an ASCII text in phonetic spelling: "Kodaikkanal" becomes "kotaikanal". */
export function soundWords(text: string): string[] {
  let sound = text.toLowerCase();
  for (const [spelling, same] of rules) sound = sound.replaceAll(spelling, same);
  sound = sound
    .replace(/([bcdgjklmnprstvz])h/g, "$1")
    .replace(/[cqwzfbdgy]/g, (letter) => TO[FROM.indexOf(letter)] ?? letter)
    .replace(/([a-z])\1+/g, "$1");
  return [...new Set(sound.split(/[^a-z0-9]+/))].filter(Boolean);
}

/** The similarity of two words from 0 to 1: the share of their trigrams that both have. */
export function similarity(one: string, other: string): number {
  const groups = groupsOf(one);
  const others = groupsOf(other);
  const common = [...groups].filter((group) => others.has(group)).length;
  return common / (groups.size + others.size - common);
}

function groupsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 3)));
}
