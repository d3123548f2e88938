import { optimize } from "svgo";

/** A stop of a gradient: offset 0–1, colour, and opacity when it is not solid. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export type Point = readonly [x: number, y: number];

/** One illustration: its file name, title and size. */
export interface Scene {
  file: string;
  title: string;
  width: number;
  height: number;
  hasGrain?: boolean;
  /** Decimals of the numbers in its paths. */
  decimals?: number;
  draw(sheet: Sheet): string[];
}

/** Collects the shared definitions of one illustration. Their ids begin with its name. */
export class Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly #defs = new Map<string, { key: string; markup: string }>();

  constructor(name: string, width: number, height: number) {
    this.name = name;
    this.width = width;
    this.height = height;
  }

  /** A gradient from top to bottom, or from left to right. */
  linear(stops: readonly Stop[], direction: "down" | "across" = "down"): string {
    const end = direction === "down" ? ' x2="0" y2="1"' : "";
    return this.#paint("linearGradient", end, stops);
  }

  radial(stops: readonly Stop[]): string {
    return this.#paint("radialGradient", "", stops);
  }

  /** Cuts the content to a path. */
  clip(d: string, content: string): string {
    const id = this.#define(d, (key) => `<clipPath id="${key}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  /** Draws the content once and repeats it at each transform. */
  stamp(content: string, transforms: readonly string[]): string {
    const id = this.#define(content, (key) => `<g id="${key}">${content}</g>`);
    return transforms.map((t) => `<use href="#${id}"${t && ` transform="${t}"`}/>`).join("");
  }

  /** A repeating tile. */
  tile(width: number, height: number, content: string): string {
    const open = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
    const id = this.#define(
      open + content,
      (key) => `<pattern id="${key}" ${open}>${content}</pattern>`,
    );
    return `url(#${id})`;
  }

  get defs(): string {
    const markup = [...this.#defs.values()].map((def) => def.markup).join("");
    return markup && `<defs>${markup}</defs>`;
  }

  #paint(kind: string, attributes: string, stops: readonly Stop[]): string {
    const body = stops
      .map(([offset, colour, opacity = 1]) => {
        const see = opacity < 1 ? ` stop-opacity="${opacity}"` : "";
        return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
      })
      .join("");
    const id = this.#define(
      kind + attributes + body,
      (key) => `<${kind} id="${key}"${attributes}>${body}</${kind}>`,
    );
    return `url(#${id})`;
  }

  #define(content: string, write: (key: string) => string): string {
    const known = this.#defs.get(content);
    if (known !== undefined) return known.key;
    const key = `${this.name}-${this.#defs.size.toString(36)}`;
    this.#defs.set(content, { key, markup: write(key) });
    return key;
  }
}

/** The SVG file of a scene. */
export function render(scene: Scene, grain: (sheet: Sheet) => string): string {
  const sheet = new Sheet(scene.file, scene.width, scene.height);
  const parts = scene.draw(sheet);
  if (scene.hasGrain !== false) parts.push(grain(sheet));
  const slice = scene.file === "hero" ? ' preserveAspectRatio="xMidYMid slice"' : "";
  const box = `viewBox="0 0 ${scene.width} ${scene.height}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${scene.height}" ${box}${slice}>` +
    `<title>${scene.title}</title>${sheet.defs}${parts.join("")}</svg>`;
  return `${withShortPaths(svg, scene.decimals ?? 2)}\n`;
}

/** Writes each path with as few characters as possible, and its numbers with this many decimals. */
function withShortPaths(svg: string, decimals: number): string {
  const params = { floatPrecision: decimals };
  return optimize(svg, { plugins: [{ name: "convertPathData", params }] }).data;
}
