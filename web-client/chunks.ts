// In which file of the build a module of a table's page is: each file costs a request and a parse, so these are two, and one more for
// the GM's panels. What pages without a table load too is apart, so that they load no table.
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

/// The name of a module's file; null: as the bundler likes.
export function chunkOf(module: string, modules: Modules): string | null {
  const pages = pagesOf(module, modules);
  const isIn = (page: RegExp) => pages.some((id) => page.test(id));
  const ofPanels = isIn(/src\/gm\/panels\.ts$/) && !isIn(/src\/(about|account|lobby)\/|src\/table\/map_stage\.svelte$/);
  if (!isIn(/src\/table\/table_screen\.svelte$/)) return ofPanels ? "gm_panels" : null;
  return isIn(/src\/(about|account|lobby|ui)\/|index\.html$/) ? "everywhere" : "table";
}

/// The entries and dynamically imported modules that load `module` whenever they are loaded.
function pagesOf(module: string, modules: Modules): string[] {
  const seen = new Set([module]);
  for (const id of seen) for (const importer of modules.getModuleInfo(id)?.importers ?? []) seen.add(importer);
  return [...seen].filter((id) => {
    const info = modules.getModuleInfo(id);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}
