import { expect, test } from "vitest";
import { bodyAsModule, entryAsModule, withoutDefaultImport } from "./react-modules";

test("an entry leads to the file for production", () => {
  const entry = `if (process.env.NODE_ENV === 'production') {
  module.exports = require('./cjs/react.production.js');
} else {
  module.exports = require('./cjs/react.development.js');
}`;
  expect(entryAsModule(entry)).toBe('export * from "./cjs/react.production.js";');
  expect(() => entryAsModule("module.exports = {};")).toThrow("not known");
});

test("what a file exports are its variables, those set twice and read inside included", async () => {
  const file = `"use strict";
if (typeof performance === "object") {
  exports.now = function () { return 1; };
} else {
  exports.now = function () { return 2; };
}
exports.later = function () { return exports.now() + 1; };
exports.version = "19";`;
  const code = bodyAsModule(file);
  expect(code).toContain('const $version = "19";');
  const made = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    now(): number;
    later(): number;
    version: string;
  };
  expect([made.now(), made.later(), made.version]).toEqual([1, 2, "19"]);
});

test("what a file requires it imports", () => {
  expect(bodyAsModule('var React = require("react"),\n  S = require("scheduler");')).toContain(
    'import * as $0 from "react";\nimport * as $1 from "scheduler";\nvar React = $0,\n  S = $1;',
  );
});

test("a file that does more is refused, not guessed at", () => {
  expect(() => bodyAsModule("module.exports = f;")).toThrow("not known");
  expect(() => bodyAsModule("Object.assign(exports, f);")).toThrow("not known");
});

test("a default import becomes the namespace, named ones beside it stay", () => {
  expect(withoutDefaultImport(`import React, { useState } from "react";`)).toBe(
    'import * as React from "react";import { useState } from "react";',
  );
  expect(withoutDefaultImport("import DOM from 'react-dom';")).toBe(
    'import * as DOM from "react-dom";',
  );
  const other = 'import { useState } from "react"; import x from "react-router";';
  expect(withoutDefaultImport(other)).toBe(other);
});
