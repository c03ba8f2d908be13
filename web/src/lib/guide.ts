// The text of a guide: paragraphs, lists, drawings in the middle of sentences, and the words that a glossary explains.

import type { Section, Term } from "../wire";

export interface Bit {
  words?: string;
  icon?: string;
  term?: Term;
}

export interface Block {
  list: boolean;
  items: Bit[][];
}

/** A section's text as paragraphs and lists. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.trim().split("\n")) {
    const list = line.startsWith("- ");
    const item = bits(list ? line.slice(2) : line);
    const last = found.at(-1);
    if (list && last?.list) last.items.push(item);
    else found.push({ list, items: [item] });
  }
  return found;
}

/** A line cut at its drawings: "{icon}". */
export function bits(line: string): Bit[] {
  return line
    .split(/(\{[^}]*\})/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("{") ? { icon: part.slice(1, -1) } : { words: part }));
}

/** A sentence cut at words that the glossary explains, each only where it first stands. */
export function explained(sentence: string, terms: Term[]): Bit[] {
  const { byForm, pattern } = formsOf(terms);
  if (!byForm.size) return [{ words: sentence }];
  const seen = new Set<Term>();
  return sentence
    .split(pattern)
    .filter((words) => words !== "")
    .map((words) => {
      const term = byForm.get(words);
      if (!term || seen.has(term)) return { words };
      seen.add(term);
      return { words, term };
    });
}

interface Forms {
  byForm: Map<string, Term>;
  pattern: RegExp;
}

const known = new WeakMap<Term[], Forms>();

/** How the words of a glossary are written, each with what it means; found once, for a log has hundreds of sentences. */
function formsOf(terms: Term[]): Forms {
  const found = known.get(terms);
  if (found) return found;
  const byForm = new Map(terms.flatMap((term) => [term.name, ...(term.forms ?? [])].map((form) => [form, term] as const)));
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const made = { byForm, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${forms.join("|")})(?![\\p{L}\\p{N}])`, "gu") };
  known.set(terms, made);
  return made;
}

/** What an icon stands for: its name, and what the glossary says of that. */
export function signNote(name: string, terms: Term[]): string {
  const term = terms.find((one) => [one.name, ...(one.forms ?? [])].some((form) => form.toLowerCase() === name.toLowerCase()));
  return term ? `${name}: ${term.text}` : name;
}

/** Whether a section says what somebody looks for. */
export function says({ title, text }: Pick<Section, "title" | "text">, sought: string): boolean {
  return `${title} ${text}`.toLowerCase().includes(sought.trim().toLowerCase());
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
